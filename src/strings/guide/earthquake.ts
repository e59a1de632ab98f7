import type { GuideTopic } from './shape.ts';

export const earthquake = {
  title: 'Earthquake',
  lead: 'Drop, cover, and hold on until the shaking stops.',
  words: 'quake tremor shaking aftershock seismic tsunami collapse rubble',
  sections: {
    during: {
      title: 'Now',
      steps: [
        'Drop onto your hands and knees before the shaking throws you down.',
        'Cover your head and neck with your arms. Crawl under a strong table if one is near.',
        'Hold on to the table until the shaking stops. Without a table, stay low beside an inside wall, away from windows.',
        'In a wheelchair, lock the wheels, bend forward, and cover your head and neck with your arms.',
        'In bed, stay there. Lie on your face and cover your head and neck with a pillow.',
        'Outdoors, move away from buildings, trees, walls and power lines. Then drop, and cover your head.',
        'In a car, stop away from bridges, buildings and power lines. Stay inside with your seat belt on.',
        'On the ground floor of an earthen house with a heavy roof, get out quickly to an open place.',
        'By the sea, go to high ground on foot as soon as strong or long shaking ends. Do not wait for a tsunami warning.',
      ],
    },
    never: {
      title: 'Never',
      steps: [
        'Never run through a solid building or on its stairs while it shakes. Most people are hurt by falling things.',
        'Never use a lift during or after an earthquake.',
        'Never stand in a doorway or near a window. They do not protect you.',
        'Never light a flame or touch a light switch where you smell gas.',
        'Never go into a damaged building, not even for a moment.',
      ],
    },
    after: {
      title: 'After',
      steps: [
        'Expect more shaking. Drop, cover and hold on each time.',
        'Check yourself for injuries first, then help others. Put on strong shoes.',
        'Leave a damaged building carefully, and go to an open place.',
        'If you smell gas, open a window, get everyone out, and close the main valve if you can reach it safely.',
        'Put out small fires, if you can do so without danger.',
        'If you are trapped, cover your mouth with cloth. Knock on a pipe or wall, or whistle. Shout only if nothing else works.',
        'Send text messages in place of calls, and keep the lines free for emergencies.',
        'Stay away from fallen power lines, cracked walls and steep slopes.',
      ],
    },
    before: {
      title: 'Before',
      steps: [
        'Fix tall furniture, water heaters and televisions to the wall.',
        'Put heavy things low. Hang nothing heavy above a bed.',
        'Choose the safe places in each room: under a strong table, or beside an inside wall away from windows.',
        'Practise to drop, cover and hold on with everyone at home, twice a year.',
        'Keep shoes and a torch beside each bed.',
        'Learn how to turn off gas, electricity and water.',
        'Ask a builder or engineer how your house can be made stronger.',
      ],
    },
  },
} satisfies GuideTopic;

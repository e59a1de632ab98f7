import type { GuideTopic } from './shape.ts';

export const familyPlan = {
  title: 'Family plan',
  lead: 'Agree now where you meet and whom you tell. Then nobody has to search.',
  words: 'household emergency plan evacuation prepare meeting point contact neighbours',
  sections: {
    plan: {
      title: 'Make a plan together',
      steps: [
        'Talk about the disasters that can happen where you live, and what each of you would do.',
        'Agree on two meeting places: one outside your home, one outside your neighbourhood.',
        'Choose a person who lives far away. Everyone sends this person a message.',
        'Write the important phone numbers on paper. Each of you carries a copy.',
        'Learn two ways out of the house and out of the area, and where the nearest shelter is.',
        'Agree who helps babies, older people, people with disabilities, and animals.',
        'Show everyone where and how to turn off electricity, gas and water.',
        'Practise the plan twice a year. Change it when your family changes.',
      ],
    },
    phone: {
      title: 'Phones in a disaster',
      words: 'battery message sms signal charge rumour',
      steps: [
        'Save your battery: dim the screen, and turn on flight mode between messages.',
        'Send a text message. It often gets through where a call does not.',
        'Keep calls short, so that others can call for help.',
        'Trust official messages. Do not pass on what you have not checked.',
        'Report a disaster or ask for aid in this app without signal too. It sends when there is one.',
      ],
    },
    children: {
      title: 'Children',
      words: 'child kid baby',
      steps: [
        'Put name and phone number of the family into the pocket of each child.',
        'Teach children the emergency number, the meeting place and their full name.',
        'Stay close to children. Tell them simply and truthfully what is happening.',
        'Keep up meals, sleep and play. Children feel safer with habits.',
      ],
    },
    care: {
      title: 'Illness and disability',
      words: 'medicine wheelchair oxygen dialysis elderly pregnant',
      steps: [
        'Keep medicines for seven days or more, and a list of them.',
        'Ask three people near you to look after you in an emergency.',
        'Plan power for medical devices: batteries, or a place that has a generator.',
        'Tell rescuers what you need: how to lift you, what you cannot eat, how you understand best.',
      ],
    },
    apart: {
      title: 'If you lose each other',
      words: 'missing lost separated search relatives',
      steps: [
        'Go to the meeting place and wait there.',
        'Send a message to your contact far away: who you are with, where you are, where you go.',
        'Tell the shelter or the police about missing people. Bring a photo.',
        'Ask the Red Cross or Red Crescent to search. Their service for finding relatives is free.',
        'Keep a lost child with you in a safe place, and tell the police or an aid organization.',
      ],
    },
    'lost-contact': {
      title: 'If you cannot reach somebody',
      words: 'contact answer call phone unreachable relatives husband wife mother father son daughter news alive',
      steps: [
        'Send a text message instead of calling. It often gets through where a call does not.',
        'Write how you are, where you are and where you are going.',
        'Ask your contact far away, then relatives, friends and neighbours.',
        'Look for the name on the lists of shelters and hospitals. Add your own.',
        'Ask the Red Cross or Red Crescent to search. Their service for finding relatives is free: familylinks.icrc.org.',
        'Do not go into danger to search. Tell the police, and give them a photo.',
      ],
    },
    'children-alone': {
      title: 'A child without parents',
      words: 'alone lost found unaccompanied separated orphan kidnapped trafficking',
      steps: [
        'Stay with the child in a safe place nearby where others see you. Always be two adults.',
        'Ask gently for name, parents and home. Write down where and when you found the child.',
        'Tell the police or a relief worker at once. Ask to see their identity card.',
        'Never hand the child to anybody who only says that they are family. The police or child protection workers must check it.',
        'Do not post photos or the name of the child on the internet.',
        'Keep brothers and sisters together. Do not take the child home with you.',
      ],
    },
  },
} satisfies GuideTopic;

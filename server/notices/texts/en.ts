import type { NoticeTexts } from './notice-texts.ts';

export const english: NoticeTexts = {
  types: {
    flood: 'Flood',
    earthquake: 'Earthquake',
    fire: 'Fire',
    hurricane: 'Hurricane',
    landslide: 'Landslide',
    other: 'Disaster',
  },
  report: {
    active: { title: 'your report is confirmed', body: 'Helpers can see it now. Thank you for telling.' },
    alerted: { title: 'your report is confirmed', body: 'Helpers nearby are being alerted.' },
    resolved: {
      title: 'it is over',
      body: 'What you reported is resolved. If help is still needed there, report it again.',
    },
    dismissed: {
      title: 'your report was closed',
      body: 'It could not be confirmed. If anybody is in danger, call the emergency number, or report it again.',
    },
    duplicate: {
      title: 'this was reported before',
      body: 'An earlier report tells of the same disaster, and helpers go by that one. You need do nothing more.',
    },
  },
  aid: {
    taken: { title: 'Somebody takes care of your request', body: 'An organization has taken on what you asked for.' },
    part: { title: 'Your request goes on', body: 'A part of what you asked for is marked as delivered.' },
    open: {
      title: 'Your request is open again',
      body: 'No organization has it in hand right now. All of them can see it.',
    },
    fulfilled: {
      title: 'Your request is fulfilled',
      body: 'All that you asked for is marked as delivered. If something is missing, ask again.',
    },
    withdrawn: {
      title: 'Your request was closed',
      body: 'It is noted as no longer needed. If you still need help, ask again.',
    },
    expired: {
      title: 'Your request was closed',
      body: 'Nobody could reach you. If you still need help, ask again.',
    },
  },
  delivery: {
    departed: {
      title: 'Your delivery is on its way',
      body: 'Keep your code ready: whoever brings it asks for it. Tap to see it.',
    },
    unconfirmed: {
      title: 'Marked as handed over',
      body: 'It was handed over without your code. Tap and say whether it came.',
    },
  },
  handed: {
    confirmed: { title: 'Delivery confirmed', body: 'The receiver’s code was right.' },
    unconfirmed: {
      title: 'Delivery not confirmed',
      body: 'The code was missing or not right. You can enter the right one later.',
    },
    missing: {
      title: 'Something did not come',
      body: 'Whoever should have received a delivery says that something of it did not come. It is needed again.',
    },
  },
  asked: {
    report: {
      title: 'Is this still needed?',
      body: 'You reported a disaster a while ago. Tap and say whether it still stands.',
    },
    aid: {
      title: 'Is this still needed?',
      body: 'You asked for help a while ago. Tap and say whether you still need it.',
    },
  },
  answered: { title: 'An answer to you', body: 'Whoever takes care of it wrote to you. Tap to read it.' },
  work: {
    accepted: {
      title: 'you have a place',
      body: 'You can set out. Tap to see where, and say when you are on the way.',
    },
    coming: {
      title: 'are you still coming?',
      body: 'Tap and say so. Without an answer your place goes to someone else.',
    },
    released: {
      title: 'your place was given up',
      body: 'You didn’t update your status in time, so your place is free for someone else.',
    },
    completed: { title: 'your work is completed', body: 'Thank you for helping. You can have a certificate of it.' },
    ended: {
      title: 'it was called off',
      body: 'Please do not go there any more. The report was false or double. You are free for another disaster.',
    },
    confirmed: { title: 'your work is confirmed', body: 'Thank you. You can have a certificate of it.' },
    'not-confirmed': { title: 'your work was not confirmed', body: 'Tap to read why.' },
    moved: {
      title: 'the place has changed',
      body: 'Whoever reported it says that it is somewhere else. Tap to see where.',
    },
    message: { title: 'whoever reported it wrote to you', body: 'Tap to read it and to answer.' },
  },
  request: {
    moved: {
      title: 'A request has moved',
      body: 'Whoever asked says that the place is another. Tap to see where.',
    },
    message: { title: 'Somebody you help wrote to you', body: 'Tap to read it and to answer.' },
  },
  pledge: {
    accepted: { title: 'your people are expected', body: 'They can set out. Tap to see where.' },
    withdrawn: {
      title: 'your people are not expected any more',
      body: 'An administrator took it back. Please do not send them. Tap to read why.',
    },
    done: { title: 'it is over', body: 'It is resolved. Thank you for the people that you sent.' },
    ended: {
      title: 'it was called off',
      body: 'Please send nobody there any more. The report was false or double.',
    },
  },
  unpledged: {
    title: 'your people are not expected',
    full: 'All places were taken before your answer arrived. Please do not send them.',
    fewer: 'Fewer places were free than you have people. Please send nobody, and answer again with fewer.',
    closed: 'This disaster takes no volunteers any more. Please do not send them.',
  },
  offer: {
    aid: { title: 'somebody asks for help', body: 'The request suits your organization. Tap to see what is needed.' },
    disaster: { title: 'volunteers are needed', body: 'Tap to say how many people your organization sends.' },
  },
  offerBeyond: (km) => `Nobody nearer has taken this: it is ${km} km outside your service area.`,
  waiting: ({ aid, disaster }) => ({
    title: 'Nobody has taken these',
    body: `Aid requests: ${aid}. Disasters without enough volunteers: ${disaster}. They are offered further away now.`,
  }),
  declined: {
    title: 'you have no place',
    full: 'All places were taken before your request arrived. Please do not set out.',
    busy: 'You were on another disaster when your request arrived.',
    closed: 'This disaster was over when your request arrived. Please do not set out.',
  },
  account: {
    approved: {
      title: 'Your account is approved',
      volunteer: 'You can help now. Tap to see where help is needed.',
      ngo: 'Your organization can help now. Tap to see where help is needed.',
      admin: 'You have the rights of an administrator now.',
    },
    refused: {
      title: 'Your account was not approved',
      body: 'Tap to read why. You can still report, and ask for help.',
    },
  },
  team: ({ coming, wanted, arrived }) => ({
    title: 'who is coming',
    body: `Accepted: ${coming}${wanted === undefined ? '' : ` of ${wanted}`}. Arrived: ${arrived}. Tap to see who.`,
  }),
};

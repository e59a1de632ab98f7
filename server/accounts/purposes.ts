import { limits } from '../../contract/limits.ts';

/** What each part of a person's data is kept for, and how long: said with their export and in the privacy page. */
export const purposes = {
  account:
    'Your name and e-mail address say who you are to those you work with, and let you sign in. Kept until you delete the account.',
  password: 'Kept only as a hash that shows that you know it. Never in an export.',
  consent: 'Which privacy text you saw when you registered, and when. Kept as long as the account.',
  sessions: `On which devices you are signed in, so that you can end it. Kept until signed out, or for ${limits.sessionDays} days without use.`,
  sent: 'Receipts of what your account sent, so that nothing is taken twice. After a deletion only their ids stay.',
  profile:
    'What you tell of yourself as a volunteer, so that you can be reached, placed and helped. Administrators see it; who is on the same disaster sees your name and phone. Blood group and Aadhaar number are kept encrypted; the number is never shown whole, not even here. Kept until you change it or delete the account.',
  ngo: 'What your organization tells of itself, so that people find and reach it. Everybody sees it once the organization is approved, but its e-mail address, which administrators alone see. Kept until you change it or delete the account.',
  work: 'Which disasters you accepted, the steps that you told and what became of it, so that help is planned and your work can be confirmed. Steps are kept for a year after the end of the work, as are requests that were declined; the rest as long as the account.',
  learned: 'Which parts of the courses you have learned, so that all your devices know. Kept as long as the account.',
  certificates:
    'Certificates that you had made. Who knows the address of one can see what stands on it, so that it can be checked. Kept as long as the account.',
  outcomes:
    'What became of what you did to records, so that a phone that was offline can tell you. Kept for a year, or until you delete the account.',
  alerts:
    'Alerts that you were chosen for, by your role and the place of your device, so that it is known who was called. Kept for a year, or until you delete the account.',
  devices: `Phones on which you get alerts: where pushes go, which alerts you want, and a place rounded to about one kilometre, so that those near a disaster are asked. Kept as long as you are signed in there; without use for ${limits.sessionDays} days it is forgotten. Of a phone that no alert reaches place and choices stay only while you want alerts by SMS or e-mail.`,
  pushes:
    'That an alert came to your phone, and was opened there, so that who calls for help knows whom it reached. Kept for a year; after a deletion nothing tells that it was yours.',
  alertSteps:
    'Alerts that went to you by SMS or e-mail because no push reached your phone and your profile asks for it: which, and what became of it. Your number or address, and the words of the alert, go to who brings it. With that wish your quiet hours are kept. Kept for a year, or until you delete the account; the hours until you take the wish back.',
  takings:
    'What your organization took of aid requests, when, and what became of it, so that nobody does what is being done already. Kept as long as the request and the account.',
  messages:
    'Short messages that you wrote to people whose reports and requests you had in hand. They read them, whoever else has it in hand, and administrators without numbers. Kept as long as the report or the request, or until you delete the account.',
  roadBlocks:
    'Blocked roads that you reported, and where, so that nobody drives into them. Volunteers and administrators see them, and everybody once they are confirmed; none of them sees that they are yours. Kept until 30 days after they were last reported or confirmed, or until you delete the account.',
  deliveries:
    'What your organization packed and brought of it, when, and whether its receiver confirmed it. Kept as long as the request and the account.',
  donations:
    'What you gave, with your name and contacts as you typed them, so that you get a receipt and money can go back to you. Administrators see it; the public sees the amount and the day alone. Kept as the law wants accounts to be kept; when you delete the account your name, contacts and purpose are erased, and the amount stays.',
  history: 'Who did what to which record, for two years, so that decisions can be accounted for. Holds no names.',
  reports:
    'Reports and aid requests belong to no account: they are sent without your name unless you write it into them.',
} as const;

import type { LegalPart } from './legal.ts';
import { texts } from '../texts.ts';

/** What the code does with people's data, and nothing else. Change it with the code, and raise `consentVersion` with it. */
export const privacyTexts = texts<{ lead: string; operator: string; parts: Readonly<Record<string, LegalPart>> }>(
  'privacyTexts',
  {
    lead: 'You can report a disaster and ask for aid without an account. Your name and number go to those who help, never to the public. No advertising, no tracking, no sale of data.',
    operator: 'Who is responsible',
    parts: {
      collected: {
        title: 'What we collect',
        text: [],
        points: [
          'A report: type of disaster, severity, place, description, your name and contact number. If you add them: the number of people affected, the help needed, your position.',
          'A request for aid: your name and contact number, type of disaster, place, what you need, how much and until when, description. If you add it: where else it is registered, and its number there.',
          'An account: name, e-mail address, role, the devices on which you are signed in, and which version of this text you agreed to. Of your password we keep only a one-way code. We write to your address only about your account.',
          'When you sign in or send, the server counts tries by network address and by a random number of your device, to hold off abuse. It stores only one-way codes of these. Its log holds neither network addresses nor what you wrote.',
          'A message by the contact form: your name, e-mail address and text, and a phone number if you add it, read by the administrators to answer you. For the newsletter: your e-mail address and language. Where this server can send mail, it first asks you to confirm.',
          'As a volunteer, only what you want to tell: phone, address, city, blood group, contacts in your family and for emergencies, skills, when you have time, Aadhaar number. Blood group and Aadhaar number are kept encrypted, with a key that is not in the database. Of the number everybody, you too, is shown only the last four digits.',
          'Also: which disasters you accepted, the steps that you told on the way and your reasons, what became of it, which parts of the courses you have learned, and certificates that you had made.',
          'Of an organization: which requests for aid it took or was given, when, what has come of them, and why it gave them back.',
          'Also: to which disasters it sent people, how many, when they should arrive, with which note, why it took them back, what it put aside, and which requests it was told of by a message to its phone.',
          'Of an administrator: what they decided or changed, when, and the reasons that they wrote.',
          'If you switch alerts on: where messages to this phone go, which alerts you want, your language, and a place rounded to about one kilometre. If you want to hear what becomes of a report or a request: which ones this phone follows. When an alert arrives or is opened, the phone tells the server.',
          'A volunteer who asks for it is told of an alert by SMS or e-mail when no phone of theirs answers, where this server can do that. For that it keeps the wish, the quiet hours chosen on a phone as long as the wish stands, and for a year which alerts were sent this way.',
          'A donation: amount, your name, e-mail address and ten-digit number, and if you add it what it is for. Also what became of the payment and of the money.',
          'Photos that you add to a report or a request: made smaller on your phone and without the notes of the camera, such as where it was taken; one that your phone cannot open goes as it is. Administrators see them, and whoever took on the report or the request. Everyone sees a photo of a report only if an administrator decides so, who can cover faces first.',
          'Photos that you add as a volunteer when you arrive or are done, or as an organization when you hand a delivery over: only you and administrators see them. They are deleted with the report or the request, and those of your work a year after it at the latest.',
        ],
      },
      position: {
        title: 'Your position',
        text: [
          'It is read only if you allow it in your browser: when you open the report form after you allowed it, or when you tap the button for it. You see that it was found before you send. You can send without it. The app does not follow you. You can also set it by a pin on a map.',
          'As a volunteer you can share where you are with the administrators who coordinate a disaster that you accepted: only while you have it switched on, and for 12 hours at most. The server keeps only the last position. It is deleted when you stop, when the time is over, when the work ends, and when no new one came for 30 minutes.',
          'A blocked road that you report as a volunteer goes with the place where you stand, or with the one that you set on the map. Volunteers and administrators see it, and everyone once an administrator has confirmed it; none of them sees that it is yours. It is deleted 30 days after it was last reported or confirmed.',
          'Administrators can alert the approved volunteers near a disaster. The server chooses them by the place that their device last gave it for alerts, or chooses all who have such a device where nobody knows the place of the disaster. Each alert is written down with its words, who sent it, and whom it went to.',
          'With alerts switched on, your position is also read when the app starts, if you allowed it. The server keeps only the last one, rounded to about one kilometre, so that you are asked when you are near. You can choose another place instead.',
          'Where your phone keeps only a part of the disasters, “Nearest first” sends where you are to the server, rounded to about one kilometre. The server does not keep it.',
          'A volunteer can have a route service work out the way to a disaster by road, where this server names one. It gets where you are and where the disaster is, exactly, and your phone’s address on the internet; not who you are. That happens only after you agreed by tapping “Show route”: then at each tap, and when you accept a disaster. You can take it back at the same place. This server does not learn of it.',
          'When the app fetches lists or the index of what is reported, it may name the square of about 100 kilometres in which your map was last, your alerts are, or your organization works, so that what is near comes first. Nothing nearer is told, and the server does not keep it.',
        ],
        points: [],
      },
      phone: {
        title: 'What is on your phone',
        text: [
          'What you write is kept on your phone first and sent when there is a connection. Without an account it can be read by anyone who can unlock the phone. When you log out, items of your account that still wait are encrypted. Reports, requests and messages that you wrote while signed in are not encrypted, since the phone goes on sending them, but the app shows them to nobody else.',
          'While you are signed in, a copy of your own profile, work and courses is there too; of the Aadhaar number only the last four digits. It is deleted when you log out.',
          'For a volunteer, also the last routes that they asked for, with where each began, the roads and the map around the disasters, and around a place of their own, that they keep for the field, and the last trip that they chose to record. The trip never leaves the phone: where a volunteer says afterwards that they got past a blocked road, only that and the time are sent, and nobody sees who it was. All of this is deleted when they log out.',
          'For an organization, also the requests that it has in hand. For an administrator, also copies of what they see: reports and requests for aid with names and numbers, who applied for an account, with name, e-mail address and what they told of themselves, and messages by the contact form. All of this is deleted when they log out.',
        ],
        points: [],
      },
      seen: {
        title: 'Who sees what',
        text: [
          'The description and the place are your words: please do not name people in them who need not be named.',
        ],
        points: [
          'Everyone, of a confirmed report: its kind, severity, dates, status, the description with telephone numbers and e-mail addresses covered, the position rounded to about one kilometre, and what the administrators wrote about it for the public.',
          'Everyone, of a report that is not confirmed: only its kind, status and date.',
          'Everyone, of a request for aid: its kind, common needs and amounts, dates, status and the rounded position.',
          'Approved volunteers: also the exact position and address of confirmed reports. Your name and number they can open one report at a time. Each look is written down, and their number is limited.',
          'Volunteers on the same disaster: each other’s name and phone.',
          'A volunteer’s profile: they themselves and administrators. Each look of somebody else is written down.',
          'Everyone who knows the address of a certificate: what stands on it. That is the name, the type and reference of the disaster, and the dates.',
          'Approved organizations: also the description and place of requests for aid, with telephone numbers and e-mail addresses covered, and their exact position.',
          'A short message that you write about a report or a request: whoever has it in hand, and, of their answers, everyone whose report or request it is. Administrators read it with telephone numbers and e-mail addresses covered, and each look is written down. It is deleted with the report or the request.',
          'An organization that has a request in hand: also who asked for it, the number, and all that was written, for as long as it has it in hand. Other organizations see only which needs are taken.',
          'An organization whose people are expected at a disaster: also its exact position, address and all that was reported, for as long as they are expected and for 30 days after it is resolved. Your name and number it opens one report at a time. Each look is written down, and their number is limited. Volunteers, and you as the reporter, see which organization sends how many people.',
          'Administrators: all of it. That they opened a list is written down. So is each act on a record: they see who did what, when and why.',
          'If an administrator puts right the facts of a report, what was written is kept beside it. All others see the corrected facts; administrators see both, with who changed it, when and why.',
          'Those who run the server can reach its database. Nobody else gets data from us, unless a law forces us.',
          'Alerts reach a phone through the push service of its browser (of Google, Mozilla, Apple or Microsoft). It learns that a message comes for this phone. The message is encrypted for your phone; where this server uses Firebase, Google can read it. It holds no names and no numbers of people who reported.',
          'For an alert by SMS, the service that sends it gets the telephone number and the words of the alert; for one by e-mail, the mail server gets the address and the words. Where nobody has said for one or two days that a report or a request still stands, and no push reaches the phone that sent it, the number in it is asked by SMS, by the same service.',
          'If you pay a donation, the payment provider Razorpay gets the amount, your name, e-mail address and number, and the numbers under which your account and the disaster are kept here, so that your payment is found again if this server loses data; not what you wrote about its purpose. How you pay you tell the provider alone. Everyone sees amounts and what they are used for, in the public ledger too, without names.',
          'The app talks only to the server that it belongs to, with four exceptions: alerts, if you switch them on, routes, if you agree to them, payments, if you donate, and pictures of maps. The pictures come from a map server, which is named under each map. When you open a map, it hears your phone’s address on the internet, this site’s name and which part of the map you look at; neither who you are nor what you report. A link to a video opens another site, and only when you tap it.',
        ],
      },
      kept: {
        title: 'How long we keep it',
        text: [],
        points: [
          'On your phone: what waits, until it is sent or you delete it. A copy of what was sent, 30 days. A form that is half filled, until you send or clear it. Of each report a secret that proves it is yours. Copies of public lists and up to about 10 MB of map pictures that you have seen.',
          'On the server: reports and requests for aid, until they are erased by request or by those who run the server. With them go corrected facts, what was written for the public, alerts, and what organizations took of them.',
          'Messages by the contact form: a year after they were answered, or two years after they came. An address for the newsletter: until you leave by the link in each mail; one that was not confirmed 30 days, or a year where this server sends no mail. After leaving, a one-way code of it for 30 days, so that nobody can enter it again.',
          'A sign-in: 180 days after its last use. A device known to an account: a year. Who decided or changed what: two years.',
          'Whom an alert went to: a year. What became of an administrator’s or an organization’s act, so that a phone that was offline can tell it: a year.',
          'People that an organization took back: a year.',
          'What a phone registered for alerts: until you log out there or delete the account, or 180 days without use. Without an account: a week, or 60 days while the phone follows a report. That an alert reached a phone or was opened: a year.',
          'A volunteer’s profile, work, courses and certificates: until the account is deleted. The single steps, a year after the end of the work; requests that were declined, a year.',
          'Donations: amounts stay for ever. Your name, address, number and words go from here when you delete your account; the payment provider keeps what it was told as long as the law has it.',
          'After erasing, a bare receipt without content stays, so that an old phone cannot bring the data back. Copies made as a backup may hold it until they are replaced.',
        ],
      },
      rights: {
        title: 'Your rights',
        text: [],
        points: [
          'See your data: in Your account, Save my data gives you a file with everything that the server keeps about your account.',
          'Correct it: change your name in Your account. For a report or a request, write to those who run the server.',
          'Delete it: in Your account, Delete my account. Reports that you sent without an account: give the reference to those who run the server, and they can erase it.',
          'On your phone: “On this device” lists everything that is kept. You can copy it or delete it there.',
          'You can withdraw consent, object, and complain to the data protection authority of your country.',
        ],
      },
      security: {
        title: 'Security',
        text: [
          'Between phone and server data travels encrypted where the address begins with https. Passwords are stored as one-way codes. Administrators can switch on two-factor login. If data gets into wrong hands, those who run the server have to tell the people concerned and the authority.',
        ],
        points: [],
      },
      changes: {
        title: 'Changes',
        text: [
          'When this text changes, its version and date change too. Your account keeps the version that you agreed to.',
        ],
        points: [],
      },
    },
  },
);

/** Follows “Your position” where this server has one. */
export const routeServiceTexts = texts('routeServiceTexts', {
  named: (host: string) => `The route service that this server names is ${host}.`,
  google:
    '“Show route” also sends Google, where a volunteer agreed to that, where they are and where the disaster is, and the search in the map sends Google what is typed there and which place is chosen. Google learns the address of the phone by that, and keeps what its own policy says: https://policies.google.com/privacy. Its routes are not kept, neither on the phone nor on this server.',
});

export const assistantPrivacyTexts = texts('assistantPrivacyTexts', {
  named: (host: string) =>
    `The assistant asks a language model at ${host}, by this server: what you type there and the end of the conversation, without telephone numbers, e-mail addresses, positions, your own name and the names in the records you are looking at. This server keeps none of it. What the model’s provider keeps is up to its own terms.`,
  direct: (host: string) =>
    `The assistant in this app asks a language model at ${host} directly: your device sends it what you type there and the end of the conversation, without telephone numbers, e-mail addresses, positions, your own name and the names in the records you are looking at. The model’s provider also sees the network address of your device. What it keeps is up to its own terms.`,
  translates: (host: string) =>
    `Administrators may have a report translated by a language model at ${host}: it gets what the report says, without telephone numbers, e-mail addresses, exact positions and the name of whoever sent it. Each use is noted in the report’s history.`,
});

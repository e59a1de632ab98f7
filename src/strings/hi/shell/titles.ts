import type * as english from '../../shell/titles.ts';
import type { Translated } from '../../texts.ts';

export const titles: Translated<typeof english.titles> = {
  home: 'होम',
  report: 'आपदा की रिपोर्ट करें',
  aid: 'मदद माँगें',
  account: 'आपका खाता',
  outbox: 'इस डिवाइस में क्या है',
  login: 'लॉग इन करें',
  register: 'रजिस्टर करें',
  forgotPassword: 'पासवर्ड याद नहीं?',
  resetPassword: 'नया पासवर्ड',
  volunteer: 'स्वयंसेवक',
  admin: 'एडमिन',
  volunteerDashboard: 'स्वयंसेवक डैशबोर्ड',
  ngoDashboard: 'एनजीओ डैशबोर्ड',
  adminDashboard: 'एडमिन डैशबोर्ड',
  guide: 'इमरजेंसी गाइड',
  funds: 'निधि पारदर्शिता डैशबोर्ड',
  disasters: 'आपदाएँ',
  donate: 'दान करें',
};

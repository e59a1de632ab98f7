import type * as english from '../../volunteers/learning.ts';
import { numberText, plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const courseTexts: Translated<typeof english.courseTexts> = {
  lead: 'मदद के लिए निकलने से पहले पढ़ने के छोटे कोर्स, नेटवर्क हो या न हो।',
  about: (act: string, course: string) => `${act}: ${course}`,
  duration: 'समय',
  minutes: (count: number) => plural(count, { one: '# मिनट', other: '# मिनट' }),
  level: 'स्तर',
  levels: { basic: 'शुरुआती', advanced: 'आगे का' },
  modules: 'पाठ',
  progress: 'कितना सीखा',
  percent: (part: number) => numberText(part, { style: 'percent' }),
  learnedOf: (done: number, total: number) => `${numberText(total)} में से ${numberText(done)} पाठ सीख लिए`,
  noEarlier: 'नेटवर्क नहीं है, और आपने दूसरे फ़ोन पर जो सीखा, वह अभी इस फ़ोन में नहीं है। वह नेटवर्क मिलने पर आ जाएगा।',

  start: 'शुरू करें',
  goOn: 'आगे पढ़ें',
  again: 'फिर से पढ़ें',
  allCourses: 'सभी कोर्स',
  wholeCourse: (course: string) => `कोर्स: ${course}`,
  moduleOf: (place: number, total: number) => `पाठ ${numberText(place)}, कुल ${numberText(total)}`,
  learned: 'सीख लिया',
  sources: 'स्रोत',
  sourcesNote: 'इन लिंक के लिए नेटवर्क चाहिए।',
};

export const checkTexts: Translated<typeof english.checkTexts> = {
  title: 'खुद को परखें',
  check: 'मेरा जवाब जाँचें',
  choose: 'पहले एक जवाब चुनें।',
  right: 'सही जवाब।',
  wrong: 'यह सही जवाब नहीं है। दूसरा जवाब चुनें, जितनी बार चाहें।',
  mark: 'सीखा हुआ दर्ज करें',
  saved: 'सीख लिया। यह इस फ़ोन में सेव है और अपने आप भेजा जाएगा।',
  failed: (detail: string) => `यह इस फ़ोन में सेव नहीं हो सका। (${detail})`,
  loggedOut: 'आप इस फ़ोन पर लॉग आउट हो गए हैं। लॉग इन करें, फिर इसे दोबारा दर्ज करें।',
  next: 'अगला पाठ',
  courseDone: 'आपने पूरा कोर्स सीख लिया है',
  courseDoneBody: 'कोई भी पाठ जब चाहें फिर से पढ़ें।',
};

import { expect, test } from 'vitest';
import { loadCourseSearch } from './course-search.ts';
import { loadGuideBook } from './guide-book.ts';
import { languageCodes, type Language } from './language.ts';

/** Lessons that a volunteer is shown beside the guide, and how many of a hundred questions must find theirs among them. */
const SHOWN = 2;
const WANTED = 0.9;

/** What volunteers ask; the lessons that answer each are the same in every language. */
const asked: readonly (Record<Language, string> & { right: readonly string[] })[] = [
  {
    right: ['flood-water.moving'],
    en: 'How deep must moving water be to carry a car away?',
    hi: 'कितना गहरा बहता पानी गाड़ी को बहा ले जाता है?',
    es: '¿Qué profundidad de agua en movimiento se lleva un coche?',
    ar: 'ما عمق المياه الجارية الذي يجرف السيارة؟',
  },
  {
    right: ['flood-water.boats'],
    en: 'We have too few life jackets in the boat',
    hi: 'नाव में लाइफ़ जैकेट कम हैं',
    es: 'Faltan chalecos salvavidas en la lancha',
    ar: 'لا تكفي سترات النجاة في القارب',
  },
  {
    right: ['flood-water.unseen'],
    en: 'fallen power line in the water',
    hi: 'पानी में बिजली का तार गिरा है',
    es: 'cable eléctrico caído en el agua',
    ar: 'سلك كهرباء سقط في الماء',
  },
  {
    right: ['flood-water.rescue'],
    en: 'Somebody is drowning near the bank, what can I throw?',
    hi: 'किनारे के पास कोई डूब रहा है, क्या फेंकूँ?',
    es: 'Alguien se ahoga cerca de la orilla, ¿qué le lanzo?',
    ar: 'شخص يغرق قرب الضفة، ماذا أرمي له؟',
  },
  {
    right: ['first-help.breathing'],
    en: 'He does not breathe, how do I press on the chest?',
    hi: 'वह साँस नहीं ले रहा, छाती कैसे दबाऊँ?',
    es: 'No respira, ¿cómo comprimo el pecho?',
    ar: 'هو لا يتنفس، كيف أضغط على الصدر؟',
  },
  {
    right: ['first-help.bleeding'],
    en: 'severe bleeding from the arm',
    hi: 'बाँह से बहुत ख़ून बह रहा है',
    es: 'hemorragia grave en el brazo',
    ar: 'نزيف شديد من الذراع',
  },
  {
    right: ['calm-words.children'],
    en: 'A child is alone without family',
    hi: 'एक बच्चा परिवार के बिना अकेला है',
    es: 'Un niño está solo sin su familia',
    ar: 'طفل وحيد دون عائلته',
  },
  {
    right: ['fair-help.queues'],
    en: 'The crowd pushes and the boxes run out',
    hi: 'भीड़ धक्का दे रही है और डिब्बे ख़त्म हो रहे हैं',
    es: 'La multitud empuja y se acaban las cajas',
    ar: 'الحشد يتدافع والصناديق تنفد',
  },
  {
    right: ['fair-help.data'],
    en: 'May I post pictures of the people we helped?',
    hi: 'क्या मैं उन लोगों की तस्वीरें डाल सकता हूँ जिनकी हमने मदद की?',
    es: '¿Puedo publicar fotos de la gente a la que ayudamos?',
    ar: 'هل أنشر صور الناس الذين ساعدناهم؟',
  },
  {
    right: ['before-you-go.take'],
    en: 'What should I pack for a mission?',
    hi: 'काम पर जाते समय साथ क्या ले जाऊँ?',
    es: '¿Qué debo llevar a una misión?',
    ar: 'ماذا آخذ معي في المهمة؟',
  },
];

test.each(languageCodes)('in %s nine of ten questions of volunteers find the lesson that answers', async (language) => {
  const { ignored } = await loadGuideBook(language);
  const lessons = await loadCourseSearch(language, ignored);
  const missed = asked.flatMap(({ right, ...question }) => {
    const ids = lessons
      .search(question[language])
      .found.slice(0, SHOWN)
      .map(({ id }) => id);
    return ids.some((id) => right.includes(id)) ? [] : [`${question[language]} → ${ids.join(' ')}`];
  });
  expect((asked.length - missed.length) / asked.length, missed.join('\n')).toBeGreaterThanOrEqual(WANTED);
});

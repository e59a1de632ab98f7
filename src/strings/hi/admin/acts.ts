import type * as english from '../../admin/acts.ts';
import type { Translated } from '../../texts.ts';

export const actStateTexts: Translated<typeof english.actStateTexts> = {
  waiting: (act: string) => `इस फ़ोन पर इंतज़ार में: ${act}`,
  notDone: (act: string) => `आपको कुछ करना है: ${act}`,
  soon: 'नेटवर्क मिलते ही यह अपने आप भेजा जाएगा। तब तक यह किसी और के लिए लागू नहीं होता।',
  see: 'देखें कि क्या इंतज़ार में है',
  conflict: 'कोई और पहले कर चुका है',
  first: (name: string, when: string | undefined) =>
    `${name} ने आपसे पहले यह किया${when === undefined ? '' : `, ${when}`}।`,
  otherAdmin: 'दूसरे एडमिन',
  stands: (how: string) => `अब स्थिति: ${how}।`,
  nothing: (act: string) => `इसलिए आपके काम (${act}) से कुछ नहीं बदला। अभी की स्थिति देखें, और अब भी ज़रूरी हो तो फिर से करें।`,
  putAway: 'यह सूचना हटाएँ',
};

export const actNames: Translated<typeof english.actNames> = {
  'actOnReport.decide': 'रिपोर्ट पर फ़ैसला',
  'actOnReport.revise': 'सुधारी गई जानकारी',
  'actOnReport.describe': 'लोगों के लिए लिखी बात और ज़रूरतें',
  'actOnReport.release': 'रिपोर्ट को मुख्य सूची में ले जाना',
  'actOnReport.merge': 'दूसरी रिपोर्ट में मिलाना',
  'actOnReport.unmerge': 'घटना से अलग करना',
  'actOnReport.keep-apart': 'अलग रखना',
  'actOnReport.merge-added': 'इसमें जोड़ी गई रिपोर्टें मिलाना',
  alertVolunteers: 'स्वयंसेवकों को सूचना',
  'actOnAid.assign': 'संस्था को सौंपना',
  'actOnAid.take': 'अनुरोध लेना',
  'actOnAid.reject': 'अनुरोध अस्वीकार',
  'actOnAid.reconsider': 'अस्वीकृति वापस',
  'actOnAid.hand-back': 'वापस देना',
  'actOnAid.need': 'ज़रूरत की स्थिति',
  'actOnAid.close': 'अनुरोध बंद करना',
  'actOnAid.reopen': 'अनुरोध फिर से खोलना',
  'actOnAid.release': 'अनुरोध को मुख्य सूची में ले जाना',
  'actOnAid.merge': 'दूसरे अनुरोध में मिलाना',
  'actOnAid.unmerge': 'दूसरे अनुरोध से अलग करना',
  'actOnAid.keep-apart': 'अलग रखना',
  packDelivery: 'डिलीवरी पैक करना',
  'actOnDelivery.depart': 'डिलीवरी का रवाना होना',
  'actOnDelivery.deliver': 'डिलीवरी सौंपना',
  'actOnDelivery.cancel': 'डिलीवरी रद्द करना',
  'actOnAccount.decide': 'खाते पर फ़ैसला',
  'actOnAccount.undo': 'फ़ैसला वापस लेना',
  markMessage: 'संदेश पर निशान',
  'actOnRoadBlock.confirm': 'बंद सड़क की पुष्टि',
  'actOnRoadBlock.lift': 'सड़क फिर खुली बताना',
};

export const standingTexts: Translated<typeof english.standingTexts> = {
  pending: 'बाकी',
  active: 'जारी',
  resolved: 'हल हो चुका',
  dismissed: 'खारिज',
  approved: 'मंज़ूर',
  refused: 'अस्वीकृत',
  fulfilled: 'पूरा',
  'partially-fulfilled': 'कुछ हद तक पूरा',
  in_transit: 'रास्ते में',
  delivered: 'पहुँचाई गई',
  canceled: 'रद्द',
  withdrawn: 'वापस लिया गया',
  expired: 'समय बीत चुका',
  answered: 'जवाब दिया हुआ',
  reported: 'पुष्टि नहीं हुई',
  confirmed: 'पुष्टि हो चुकी',
  lifted: 'खुल चुकी',
};

export const lateTexts: Translated<typeof english.lateTexts> = {
  late: (made: string, received: string) => `लिखी गई: ${made}, मिली: ${received}`,
  slow: (made: string, way: string) => `लिखी गई: ${made}, पहुँचने में लगे: ${way}`,
};

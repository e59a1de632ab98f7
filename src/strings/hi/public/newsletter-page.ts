import type * as english from '../../public/newsletter-page.ts';
import type { Translated } from '../../texts.ts';
import { plural } from '../../plural.ts';

/** The page that the links of the newsletter’s mails open. */
export const newsletterPageTexts: Translated<typeof english.newsletterPageTexts> = {
  confirmTitle: 'अपने पते की पुष्टि करें',
  confirmLead: 'बटन दबाएँ, फिर समाचार पत्र आपके ईमेल पते पर आएगा।',
  confirm: 'पुष्टि करें',
  confirmed: 'आपके पते की पुष्टि हो गई। धन्यवाद।',
  confirmedBody: 'हर ईमेल में एक लिंक होता है, जिससे आप समाचार पत्र बंद कर सकते हैं।',
  leaveTitle: 'समाचार पत्र बंद करें',
  leaveLead: 'बटन दबाएँ, फिर आपका ईमेल पता इस सर्वर से हटा दिया जाएगा।',
  leave: 'मेरा पता हटाएँ',
  left: 'आपका पता हटा दिया गया।',
  leftBody: (days: number) =>
    plural(days, {
      one: '# दिन तक इस पते पर कुछ नहीं भेजा जाएगा, चाहे इसे कोई भी लिखे।',
      other: '# दिन तक इस पते पर कुछ नहीं भेजा जाएगा, चाहे इसे कोई भी लिखे।',
    }),
  busy: 'एक पल…',
  badConfirm: 'यह लिंक अब काम नहीं करता: यह बहुत पुराना है, या इसकी जगह नया ईमेल आ चुका है। नीचे फिर से सदस्य बनें।',
  badLeave: 'यह लिंक अधूरा है। ईमेल से पूरा लिंक कॉपी करें और फिर खोलें।',
  noLink: 'समाचार पत्र पाने के लिए इस पेज के अंत में अपना ईमेल पता लिखें।',
  noLinkBody: 'इसे बंद करने के लिए वह लिंक खोलें जो हर ईमेल के अंत में होता है।',
};

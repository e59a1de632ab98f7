import type * as english from '../../volunteers/google.ts';
import type { Translated } from '../../texts.ts';

export const googleRouteTexts: Translated<typeof english.googleRouteTexts> = {
  asks: '«إظهار الطريق» يحمّل خريطة من Google ويرسل إلى Google مكانك ومكان الكارثة. يحسب Google الطريق البري. يتذكر هاتفك موافقتك، ويسأل Google من جديد عند لمس الزر.',
  then: (host: string) =>
    `إذا لم يجد Google طريقًا فإن ${host} يحصل على المعلومات نفسها ويحسب الطريق، ويحصل عليها أيضًا عند قبول كارثة.`,
  notKept: 'هذا الطريق من Google ولا يُحفظ على هاتفك. بلا اتصال يختفي عند مغادرة هذه الصفحة.',
};

import type { LanguageCode } from '../../contract/enumerations.ts';
import { disasterTypes, type DisasterType } from '../../contract/enumerations.ts';
import { paperTexts } from '../certificates/paper-texts.ts';

interface ReceiptTexts {
  title: string;
  number: string;
  received: string;
  amount: string;
  day: string;
  for: string;
  general: string;
  campaign(disaster: string): string;
  payment: string;
  operator: string;
  test: string;
  refunded(amount: string): string;
  /** What the address below it is. */
  ledger: string;
}

/** What the receipt says on paper; the screen's own words are the app's. */
export const receiptTexts: Readonly<Record<LanguageCode, ReceiptTexts>> = {
  en: {
    title: 'Donation receipt',
    number: 'Receipt number',
    received: 'Received from',
    amount: 'Amount',
    day: 'Paid on',
    for: 'For',
    general: 'wherever it is needed most',
    campaign: (disaster) => `the relief work after ${disaster}`,
    payment: 'Payment',
    operator: 'Received by',
    test: 'TEST: no money moved. This is no proof of a donation.',
    refunded: (amount) => `Of this, ${amount} went back to the donor.`,
    ledger: 'What became of all donations is public:',
  },
  hi: {
    title: 'दान की रसीद',
    number: 'रसीद नंबर',
    received: 'देने वाले का नाम',
    amount: 'राशि',
    day: 'भुगतान का दिन',
    for: 'किसके लिए',
    general: 'जहाँ सबसे ज़्यादा ज़रूरत हो',
    campaign: (disaster) => `${disaster} के बाद राहत का काम`,
    payment: 'भुगतान',
    operator: 'लेने वाले',
    test: 'परीक्षण: कोई पैसा नहीं कटा। यह दान का सबूत नहीं है।',
    refunded: (amount) => `इसमें से ${amount} देने वाले को वापस गए।`,
    ledger: 'सभी दानों का क्या हुआ, यह सबके सामने है:',
  },
  es: {
    title: 'Recibo de donativo',
    number: 'Número de recibo',
    received: 'Recibido de',
    amount: 'Cantidad',
    day: 'Pagado el',
    for: 'Para',
    general: 'donde más falte',
    campaign: (disaster) => `el trabajo de ayuda tras ${disaster}`,
    payment: 'Pago',
    operator: 'Recibido por',
    test: 'PRUEBA: no se movió dinero. Esto no demuestra ningún donativo.',
    refunded: (amount) => `De esto, ${amount} se devolvieron al donante.`,
    ledger: 'Lo que se hizo con todos los donativos es público:',
  },
  ar: {
    title: 'إيصال تبرع',
    number: 'رقم الإيصال',
    received: 'استُلم من',
    amount: 'المبلغ',
    day: 'تاريخ الدفع',
    for: 'لأجل',
    general: 'حيث تشتد الحاجة أكثر',
    campaign: (disaster) => `أعمال الإغاثة بعد ${disaster}`,
    payment: 'الدفعة',
    operator: 'الجهة المستلمة',
    test: 'تجربة: لم يتحرك أي مال، وليس هذا دليلًا على تبرع.',
    refunded: (amount) => `من هذا المبلغ أُعيد ${amount} إلى المتبرع.`,
    ledger: 'ما آلت إليه جميع التبرعات معلن للجميع:',
  },
};

/** A disaster of a later version of the app has no words here. */
export function campaignText(language: LanguageCode, disasterType: string | null): string {
  const { general, campaign } = receiptTexts[language];
  const known = disasterTypes.find((type) => type === disasterType);
  const other: DisasterType = 'other';
  return disasterType === null ? general : campaign(paperTexts[language].disasters[known ?? other]);
}

export type ContactKind = 'mail' | 'web' | 'phone';

/** Which kind of address `OPERATOR_CONTACT` is; undefined for anything that people could not be led to safely. */
export function contactKind(text: string): ContactKind | undefined {
  if (text.length > 200) return undefined;
  if (/^[^\s<>@",;:?&]+@[^\s<>@",;:?&]+\.[^\s<>@",;:?&.]+$/.test(text)) return 'mail';
  if (/^https:\/\/[a-z\d.-]+(?::\d+)?(?:[/?#]\S*)?$/i.test(text)) return 'web';
  return /^\+?\d[\d -]{2,24}$/.test(text) ? 'phone' : undefined;
}

/**
 * Whatever was made of a text but text: elements, handlers and addresses that the app never writes. Runs in a page, journeys' and
 * unit tests' alike: nothing of this module may stand outside of it.
 */
export function madeOfText(): string[] {
  const foreign =
    'iframe, frame, object, embed, base, math, video, audio, source, marquee, template, body style, body link, body meta,' +
    'main script, dialog script, x, foo, plaintext, xml, body [srcdoc], body [formaction], body [action*="evil"]';
  const schemes = ['http:', 'https:', 'tel:', 'mailto:', 'geo:', 'blob:'];
  const made = [...document.querySelectorAll(foreign)].map((element) => element.outerHTML.slice(0, 200));
  for (const element of document.body.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isAddress = ['href', 'src', 'xlink:href', 'action', 'poster', 'data'].includes(name);
      const isOdd = isAddress && !schemes.includes(new URL(value, document.baseURI).protocol);
      if (name.startsWith('on') || isOdd) made.push(`${element.tagName} ${name}=${value.slice(0, 200)}`);
    }
  }
  if ((globalThis as { __pwn?: unknown }).__pwn !== undefined) made.push('window.__pwn');
  return made;
}

/** Bodies that are no honest JSON, made of honest ones. Bytes, since some are not even text. */
export function brokenJson(bodies: readonly object[]): Buffer[] {
  return bodies.flatMap((body) => {
    const whole = JSON.stringify(body);
    return [...cutAtEachByte(whole), ...spoilt(whole)];
  });
}

function cutAtEachByte(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: bytes.length }, (_, end) => bytes.subarray(0, end));
}

function spoilt(whole: string): Buffer[] {
  const deep = 10_000;
  const texts = [
    `\uFEFF\uFEFF${whole}`,
    `${whole}x`,
    `${whole}${whole}`,
    `${whole},`,
    `[${whole}`,
    whole.replaceAll('"', "'"),
    whole.replace('{', '{,'),
    whole.replace('{', '{"__proto__":{"role":"admin"},'),
    whole.replace(/\{("[^"]+":)/, '{$1null,$1'),
    `${'['.repeat(deep)}${']'.repeat(deep)}`,
    '{"a":'.repeat(deep),
    `/*c*/${whole}`,
    `${whole}//c`,
    'NaN',
    '{"a":NaN}',
    '{"a":Infinity}',
    '{"a":01}',
    '{"a":+1}',
    '{"a":.5}',
    '{"a":"\n"}',
    '{"a":"\\x41"}',
    '{"a":"\\u12"}',
    '{a:1}',
  ];
  const bytes = [
    Buffer.from(whole, 'utf16le'),
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(whole, 'utf16le')]),
    Buffer.concat([Buffer.from(whole.slice(0, -1)), Buffer.from([0xc3, 0x28]), Buffer.from('}')]),
    Buffer.from([0xed, 0xa0, 0x80]),
    Buffer.from([0]),
    Buffer.from([0x1f, 0x8b, 8, 0]),
  ];
  return [...texts.map((text) => Buffer.from(text)), ...bytes];
}

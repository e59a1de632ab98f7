import { describe, expect, it } from 'vitest';
import { isLinear, repeated } from '../../tests/support/linear.ts';
import { fc } from '../../tests/support/property.ts';
import { readPosition } from './read-position.ts';

const DELHI = { lat: 28.6139, lng: 77.209 };

describe('a position in a text', () => {
  it.each([
    '28.6139, 77.2090',
    '28.6139,77.2090',
    '28.6139 77.2090',
    '28.6139; 77.2090',
    '28.6139/77.2090',
    '(28.6139, 77.2090)',
    ' 28.6139 ,  77.2090 ',
    '28,6139; 77,2090',
    '28,6139, 77,2090',
    '28,6139 77,2090',
    '+28.6139, +77.2090',
    '28.6139° N, 77.2090° E',
    '28.6139°N 77.2090°E',
    '28.6139N77.2090E',
    'N 28.6139, E 77.2090',
    '77.2090° E, 28.6139° N',
    'Lat: 28.6139, Long: 77.2090',
    'latitude 28.6139 longitude 77.2090',
    '२८.६१३९, ७७.२०९०',
    '٢٨٫٦١٣٩، ٧٧٫٢٠٩٠',
    '۲۸٫۶۱۳۹؛ ۷۷٫۲۰۹۰',
    '２８．６１３９，７７．２０９０',
    '\u202a28.6139,\u200b 77.2090\u202c',
    'geo:28.6139,77.2090',
    'geo:28.6139,77.2090,216;crs=wgs84;u=35',
    'geo:0,0?q=28.6139,77.2090(Ward 7)',
    'https://www.google.com/maps?q=28.6139,77.2090',
    'https://maps.google.com/?q=28.6139%2C77.2090&z=15',
    'https://maps.google.com/maps?q=loc:28.6139+77.2090',
    'https://www.google.com/maps/search/?api=1&query=28.6139%2C77.2090',
    'https://www.google.com/maps/search/28.6139,+77.2090?entry=tts',
    'https://www.google.com/maps/place/28.6139,77.2090',
    'https://www.google.com/maps/@28.6139,77.2090,15z',
    'https://www.google.com/maps/place/India+Gate/@28.7,77.1,17z/data=!3m1!4b1!4m5!3m4!1s0x0:0x0!8m2!3d28.6139!4d77.2090',
    'https://www.google.com/maps/dir/?api=1&destination=28.6139,77.2090',
    'https://maps.apple.com/?ll=28.6139,77.2090&q=Ward%207',
    'https://www.openstreetmap.org/?mlat=28.6139&mlon=77.2090#map=16/28.6/77.2',
    'https://www.openstreetmap.org/#map=16/28.6139/77.2090',
    'https://waze.com/ul?ll=28.6139,77.2090&navigate=yes',
    'https://bing.com/maps?cp=28.6139~77.2090&lvl=15',
  ])('is read: %j', (text) => {
    expect(readPosition(text)).toEqual(DELHI);
  });

  it.each([
    [`28°36'50"N 77°12'32"E`, 28.613_889, 77.208_889],
    ['28°36′50″N, 77°12′32″E', 28.613_889, 77.208_889],
    [`28° 36' 50.1'' N, 77° 12' 32.4'' E`, 28.613_917, 77.209],
    [`28º36’50”S 77º12’32”W`, -28.613_889, -77.208_889],
    [`N 28° 36.834' E 77° 12.54'`, 28.6139, 77.209],
    ['28:36:50 N, 77:12:32 W', 28.613_889, -77.208_889],
    ['-33.8688, 151.2093', -33.8688, 151.2093],
    ['\u221233.8688, 151.2093', -33.8688, 151.2093],
    ['33.8688 s, 151.2093 e', -33.8688, 151.2093],
    ['7JWVJ6P5+H8', 28.636_438, 77.208_313],
    ['7jwvj6p5+h8', 28.636_438, 77.208_313],
    // From the test data of Open Location Code.
    ['7FG49QCJ+2VX', 20.370_112_5, 2.782_234_375],
    ['7FG49QCJ+2VXGJ', 20.370_113_5, 2.782_235_351],
    ['4VCPPQGP+Q9', -41.273_062_5, 174.785_937_5],
    ['26.12, 86.61', 26.12, 86.61],
    [' -26.123456,-86.6 ', -26.123_456, -86.6],
    ['-33.9,18.4', -33.9, 18.4],
    ['२६.१२, ८६.६१', 26.12, 86.61],
    ['٢٦.١٢، ٨٦.٦١', 26.12, 86.61],
    ['12, 45', 12, 45],
  ])('is read: %j', (text, lat, lng) => {
    const point = readPosition(text);
    expect([point?.lat, point?.lng]).toEqual([expect.closeTo(lat, 5), expect.closeTo(lng, 5)]);
  });

  it.each([
    '',
    'Ward 7',
    '26.12',
    '28,6139',
    '26.12, 86.61, north',
    '0, 0',
    'geo:0,0',
    '96, 10',
    '91, 0',
    '0, 181',
    'House 12, 77',
    '12',
    '12/3',
    '12 45',
    '28.6139 N, 77.2090 N',
    `28°76'50"N 77°12'32"E`,
    '-28.6139 N, 77.2090 E',
    'J6P5+H8',
    'J6P5+H8 Delhi',
    'https://maps.app.goo.gl/AbC123',
    'https://example.org/28.6139/77.2090',
    'https://www.google.com/maps/search/?api=1&query=India+Gate',
    '9810012345, 9810054321',
    '2026-11-26',
    '10:30 - 12:45',
  ])('is none: %j', (text) => {
    expect(readPosition(text)).toBeUndefined();
  });

  it('is somewhere on the ground, whatever was written', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d NSEW.,;:°'"/+-]{0,40}$/));
    fc.assert(
      fc.property(anything, (text) => {
        const { lat, lng } = readPosition(text) ?? { lat: 1, lng: 1 };
        expect(Math.abs(lat) <= 90 && Math.abs(lng) <= 180).toBe(true);
      }),
    );
  });

  it('is what a form writes of it', () => {
    const degrees = (bound: number) => fc.double({ min: -bound, max: bound, noNaN: true });
    fc.assert(
      fc.property(degrees(89.9), degrees(179.9), (lat, lng) => {
        fc.pre(Math.abs(lat) > 0.001);
        const point = readPosition(`${lat.toFixed(6)}, ${lng.toFixed(6)}`);
        expect([point?.lat, point?.lng]).toEqual([expect.closeTo(lat, 6), expect.closeTo(lng, 6)]);
      }),
    );
  });

  it.each(['1 ', '1,', 'N', "1'", 'geo:', '%', '/place/', '?q=', ' '])(
    'takes no more than the length of “%s” again and again',
    (piece) => {
      expect(isLinear(readPosition, (length) => repeated(piece, length))).toBe(true);
    },
  );
});

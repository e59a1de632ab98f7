/** Points as an encoded polyline of precision 5, step by step as Google's "Encoded Polyline Algorithm Format" describes it. */
export function encodePolyline(points: readonly { lat: number; lng: number }[]): string {
  let [lat, lng] = [0, 0];
  return points
    .map((point) => {
      const [north, east] = [Math.round(point.lat * 1e5), Math.round(point.lng * 1e5)];
      const text = encodeNumber(north - lat) + encodeNumber(east - lng);
      [lat, lng] = [north, east];
      return text;
    })
    .join('');
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

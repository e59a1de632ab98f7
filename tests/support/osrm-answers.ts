import { encodePolyline } from './encode-polyline.ts';

interface Point {
  lat: number;
  lng: number;
}

/** An answer of OSRM's route service, as version 5 writes it with `geometries=polyline&steps=true`: three roads between the two points. */
export function osrmAnswer(from: Point, to: Point, { metres = 12_345, seconds = 1_500 } = {}) {
  const corner = { lat: from.lat, lng: to.lng };
  const at = ({ lat, lng }: Point) => [lng, lat];
  const step = (type: string, place: Point, more: object, maneuver: object = {}) => ({
    geometry: encodePolyline([place, place]),
    mode: 'driving',
    driving_side: 'left',
    weight: 1,
    duration: 100,
    distance: 0,
    name: '',
    intersections: [],
    ...more,
    maneuver: { type, location: at(place), bearing_before: 0, bearing_after: 0, ...maneuver },
  });
  return {
    code: 'Ok',
    routes: [
      {
        distance: metres,
        duration: seconds,
        weight: seconds,
        weight_name: 'routability',
        geometry: encodePolyline([from, corner, to]),
        legs: [
          {
            distance: metres,
            duration: seconds,
            weight: seconds,
            summary: 'Bailey Road, NH 22',
            steps: [
              step('depart', from, { name: 'Bailey Road', distance: metres / 2 }, { bearing_after: 90 }),
              step(
                'turn',
                corner,
                { ref: 'NH 22', distance: metres / 2 },
                { modifier: 'right', bearing_before: 90, bearing_after: 180 },
              ),
              step('arrive', to, {}, { modifier: 'left', bearing_before: 180 }),
            ],
          },
        ],
      },
    ],
    waypoints: [
      { hint: 'a', distance: 4.2, name: 'Bailey Road', location: at(from) },
      { hint: 'b', distance: 9.1, name: '', location: at(to) },
    ],
  };
}

import { describe, expect, it } from 'vitest';
import { is } from 'valibot';
import { blurSchema } from '../../../../contract/entities/photo.ts';
import { addedBox, boxBetween, LEAST_SIDE, movedBox, resizedBox } from './blur-boxes.ts';

describe('a part of a picture that is covered', () => {
  it('is drawn from any corner to the opposite one, and never beyond the picture', () => {
    const drawn = { left: 0.2, top: 0.1, width: 0.3, height: 0.4 };
    expect(boxBetween({ x: 0.2, y: 0.1 }, { x: 0.5, y: 0.5 })).toEqual(drawn);
    expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.2, y: 0.1 })).toEqual(drawn);
    expect(boxBetween({ x: 0.5, y: 0.1 }, { x: 0.2, y: 0.5 })).toEqual(drawn);
    expect(boxBetween({ x: -1, y: 0.5 }, { x: 0.25, y: 7 })).toEqual({ left: 0, top: 0.5, width: 0.25, height: 0.5 });
  });

  it('is none where somebody only tapped', () => {
    expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.9 })).toBeUndefined();
    expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.51 })).toBeUndefined();
  });

  it('stays inside when it is moved, and keeps its size', () => {
    const one = { left: 0.1, top: 0.1, width: 0.5, height: 0.2 };
    expect(movedBox(one, { x: 0.02, y: -0.02 })).toEqual({ ...one, left: 0.12, top: 0.08 });
    expect(movedBox(one, { x: 5, y: 5 })).toEqual({ ...one, left: 0.5, top: 0.8 });
    expect(movedBox(one, { x: -5, y: -5 })).toEqual({ ...one, left: 0, top: 0 });
  });

  it('is resized from its lower right corner, not below what can be held and not beyond the picture', () => {
    const one = { left: 0.5, top: 0.5, width: 0.2, height: 0.2 };
    expect(resizedBox(one, { x: 0.1, y: -0.1 })).toEqual({ ...one, width: 0.3, height: 0.1 });
    expect(resizedBox(one, { x: 9, y: -9 })).toEqual({ ...one, width: 0.5, height: LEAST_SIDE });
  });

  it('is what the server takes, after any number of steps', () => {
    let one = addedBox();
    for (let step = 0; step < 200; step += 1) {
      one = step % 3 === 0 ? resizedBox(one, { x: 0.017, y: 0.013 }) : movedBox(one, { x: 0.0311, y: -0.0207 });
      expect(is(blurSchema, one)).toBe(true);
      expect(one.left + one.width).toBeLessThanOrEqual(1.0001);
    }
  });
});

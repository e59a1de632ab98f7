// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { fillForm, isFilled, readForm } from './form-values.ts';

let form: HTMLFormElement;

beforeEach(() => {
  form = document.createElement('form');
  form.innerHTML = `
    <input name="name"><textarea name="description"></textarea>
    <select name="severity"><option value="mild">a</option><option value="moderate" selected>b</option></select>
    <input type="checkbox" name="urgent">
    <input type="radio" name="place" value="here" checked><input type="radio" name="place" value="elsewhere">
    <button type="submit">Send</button>`;
  const moderate = form.querySelector<HTMLOptionElement>('[value=moderate]');
  // What the attribute means in every browser; the test's DOM does not derive it.
  if (moderate) moderate.defaultSelected = true;
});

function control(name: string): HTMLInputElement {
  const found = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no control ${name}`);
  return found;
}

it('reads a fresh form as its starting values, and knows that nobody touched it', () => {
  expect(readForm(form)).toEqual({ name: '', description: '', severity: 'moderate', urgent: '', place: 'here' });
  expect(isFilled(form)).toBe(false);
});

it('puts back exactly what it read', () => {
  const values = { name: 'Ānandī', description: 'a\nb', severity: 'mild', urgent: 'true', place: 'elsewhere' };
  fillForm(form, values);
  expect(readForm(form)).toEqual(values);
  expect(isFilled(form)).toBe(true);
});

it('leaves alone what was typed while the kept values were still being read', () => {
  control('name').value = 'typed';
  fillForm(form, { name: 'kept', description: 'kept', severity: 'mild', urgent: '', place: 'here' });
  expect(readForm(form)).toMatchObject({ name: 'typed', description: 'kept', severity: 'mild' });
});

it('drops only what no database can hold', () => {
  control('name').value = 'a\u0000b\uD800c🌊';
  expect(readForm(form)['name']).toBe('abc🌊');
});

it('a choice of several without a preset is one with all its radios: the kept one does not take the place of a tapped one', () => {
  const group = document.createElement('fieldset');
  group.innerHTML = ['mild', 'severe'].map((value) => `<input type="radio" name="grade" value="${value}">`).join('');
  form.append(group);
  expect(readForm(form)).toHaveProperty('grade', '');
  expect(isFilled(form)).toBe(false);
  fillForm(form, { grade: 'severe' });
  expect(readForm(form)).toMatchObject({ grade: 'severe' });
  expect(isFilled(form)).toBe(true);
  fillForm(form, { grade: 'mild' });
  expect(readForm(form)).toMatchObject({ grade: 'severe' });
});

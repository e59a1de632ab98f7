import { photoTexts } from '../../strings/forms/photos.ts';
import { aboutFarText } from '../../strings/how-far.ts';

/** Whether the place of a photo is to be used, and how far it is from the one that the form has. */
export function placeQuestion({ apart }: { apart?: { metres: number; accuracyM: number } }): string {
  return apart ? photoTexts.askOtherPlace(aboutFarText(apart.metres, apart.accuracyM)) : photoTexts.askPlace;
}

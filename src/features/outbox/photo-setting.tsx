import { usePhotoWish } from '../../hooks/photos/use-photo-wish.ts';
import { photoProgressTexts } from '../../strings/forms/photos.ts';
import { Chip, ChoiceChips } from '../../ui/form/choice-chips.tsx';
import styles from './storage-section.module.css';

const wishes = ['small', 'all'] as const;

/**
 * Who pays for each megabyte decides what goes of photos before there is Wi-Fi. It has its room before the choice is
 * read, so that nothing below moves; until then neither chip is on.
 */
export function PhotoSetting() {
  const { wish, choose } = usePhotoWish();
  const { settingTitle, settingHint, settings } = photoProgressTexts;
  return (
    <section className={styles['section']} aria-labelledby="photo-setting">
      <h2 id="photo-setting">{settingTitle}</h2>
      <p>{settingHint}</p>
      <ChoiceChips label={settingTitle}>
        {wishes.map((one) => (
          <Chip key={one} isOn={one === wish} onPress={() => choose(one)}>
            {settings[one]}
          </Chip>
        ))}
      </ChoiceChips>
    </section>
  );
}

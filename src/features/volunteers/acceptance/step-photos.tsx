import { useEffect, useRef, useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import { useWorkPhotos } from '../../../hooks/photos/use-work-photos.ts';
import { PhotoPicker } from '../../../parts/photos/photo-picker.tsx';
import { isCostlyLink } from '../../../platform/link.ts';
import { photoProgressTexts, photoTexts } from '../../../strings/forms/photos.ts';
import { Button } from '../../../ui/button.tsx';

/** Photos that follow the step which comes next. Nobody has to. */
export function StepPhotos({ name }: { name: string }) {
  const photos = useWorkPhotos(name);
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) part.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const has = photos.rows.length + photos.preparing + photos.missing > 0;
  if (!isOpen && !has) {
    return (
      <Button icon="camera" onClick={() => setOpen(true)}>
        {photoTexts.add}
      </Button>
    );
  }
  return (
    <div ref={part} data-work-photos>
      <PhotoPicker
        {...photos}
        remark={photos.isForeign ? photoProgressTexts.foreign : undefined}
        hint={photoTexts.ofWork(limits.photos)}
        isCostlyLink={isCostlyLink()}
      />
    </div>
  );
}

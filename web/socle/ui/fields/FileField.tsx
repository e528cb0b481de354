import { FileInput, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type FieldProps, inputProps } from './field.tsx';
import styles from './FileField.module.css';
import { heicRefusal } from './heic.ts';

export interface FileFieldProps extends FieldProps<File | null> {
  /** As in an `accept`: `image/png,image/jpeg`. */
  accept?: string;
  /** In megabytes: a file that is heavier is not taken, and never sent. */
  max?: number;
  /** The picture that is kept until another is picked. */
  current?: string | null;
  /** What the picture shows, for who can't see it. */
  alt?: string;
}

const MO = 1024 * 1024;

/** A file, picked or dropped on its field, and what it looks like if it is a picture. */
export function FileField(props: FileFieldProps) {
  const { current, max = Infinity, alt = 'Aperçu', ...field } = props;
  const { value, onChange } = field;
  const [refused, setRefused] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);

  async function take(file: File | null): Promise<void> {
    const refusal = file && (await refusalOf(file, max));
    setRefused(refusal ?? undefined);
    if (!refusal) onChange(file);
    // What took it away goes with it.
    if (file === null) button.current?.focus();
  }

  const picked = usePicture(value);
  const shown = picked ?? (value ? null : current);
  return (
    <Stack
      gap="xs"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer.files;
        if (dropped && !field.disabled) void take(dropped);
      }}
    >
      <FileInput
        {...inputProps({ ...field, error: refused ?? field.error })}
        ref={button}
        value={value}
        onChange={(file) => void take(file)}
        clearable
        clearButtonProps={{ 'aria-label': 'Retirer le fichier' }}
        placeholder={current ? 'Remplacer le fichier' : 'Choisir un fichier'}
      />
      {shown && (
        <img
          key={shown}
          className={styles.preview}
          src={shown}
          alt={alt}
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
      )}
    </Stack>
  );
}

/** Why a file is not even sent, as a sentence; null where it may be. `max` in megabytes. */
export async function refusalOf(file: File, max: number): Promise<string | null> {
  if (file.size > max * MO) return `${file.name} est trop lourd\u00a0: ${max} Mo au plus.`;
  return heicRefusal(file);
}

/** A picture that has not been sent yet, as an address of the kind that our pages may show. */
export function usePicture(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => setAddress(reader.result as string));
    reader.readAsDataURL(file);
    return () => {
      reader.abort();
      setAddress(null);
    };
  }, [file]);
  return address;
}

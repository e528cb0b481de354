import { FileInput, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type FieldProps, inputProps } from './field.tsx';
import styles from './FileField.module.css';
import { heicRefusal } from './heic.ts';

export interface FileFieldProps extends FieldProps<File | null> {
  accept?: string;
  /** In megabytes; a heavier file is never sent. */
  max?: number;
  current?: string | null;
  alt?: string;
}

const MO = 1024 * 1024;

export function FileField(props: FileFieldProps) {
  const { current, max = Infinity, alt = 'Aperçu', ...field } = props;
  const { value, onChange } = field;
  const [refused, setRefused] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);

  async function choose(file: File | null): Promise<void> {
    const refusal = file && (await refusalOf(file, max));
    setRefused(refusal ?? undefined);
    if (!refusal) onChange(file);
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
        if (dropped && !field.disabled) void choose(dropped);
      }}
    >
      <FileInput
        {...inputProps({ ...field, error: refused ?? field.error })}
        ref={button}
        value={value}
        onChange={(file) => void choose(file)}
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

/** A sentence; null: it may be sent. `max` in megabytes. */
export async function refusalOf(file: File, max: number): Promise<string | null> {
  if (file.size > max * MO) return `${file.name} est trop lourd\u00a0: ${max} Mo au plus.`;
  return heicRefusal(file);
}

/** The policy allows pictures as data addresses only. */
export function usePicture(file: Blob | null): string | null {
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

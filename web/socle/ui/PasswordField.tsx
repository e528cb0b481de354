import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type Ref, useEffect, useRef, useState } from 'react';

interface PasswordFieldProps extends PasswordInputProps {
  ref?: Ref<HTMLInputElement>;
  what?: string;
  describedBy?: string | undefined;
}

export function PasswordField(props: PasswordFieldProps) {
  const { ref, what = 'le mot de passe', describedBy, ...others } = props;
  const [visible, setVisible] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // Mantine overwrites the attribute for its own error.
  useEffect(() => {
    const known = field.current?.getAttribute('aria-describedby')?.split(' ') ?? [];
    if (describedBy && !known.includes(describedBy))
      field.current?.setAttribute('aria-describedby', [...known, describedBy].join(' '));
  });

  return (
    <PasswordInput
      ref={useMergedRef(ref, field)}
      aria-invalid={others.error ? true : undefined}
      autoCapitalize="none"
      spellCheck={false}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        tabIndex: 0,
        'aria-label': `${visible ? 'Masquer' : 'Afficher'} ${what}`,
      }}
      {...others}
    />
  );
}

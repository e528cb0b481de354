import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';

export const ChampEmail = (props: TextInputProps) => (
  <TextInput
    {...props}
    type="email"
    label="Email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
  />
);

import { Check } from '../ui/Check.tsx';

export interface AccepteConditionsProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

export function AccepteConditions({ checked, onChange, error }: AccepteConditionsProps) {
  return (
    <Check
      name="checkCondition"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={error}
    >
      J’accepte les{' '}
      <a href="/conditions-generales" target="_blank" rel="noreferrer">
        conditions générales
      </a>{' '}
      et j’ai lu comment mes données sont{' '}
      <a href="/vie-privee" target="_blank" rel="noreferrer">
        protégées
      </a>
    </Check>
  );
}

import { BoxField } from '../../socle/ui/fields/BoxField.tsx';

export interface AccepteConditionsProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

export function AccepteConditions({ checked, onChange, error }: AccepteConditionsProps) {
  return (
    <BoxField
      name="checkCondition"
      value={checked}
      onChange={onChange}
      error={error}
      label={
        <>
          J’accepte les{' '}
          <a href="/conditions-generales" target="_blank" rel="noreferrer">
            conditions générales
          </a>{' '}
          et j’ai lu comment mes données sont{' '}
          <a href="/vie-privee" target="_blank" rel="noreferrer">
            protégées
          </a>
        </>
      }
    />
  );
}

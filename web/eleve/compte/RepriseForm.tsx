import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { AccepteConditions } from './AccepteConditions.tsx';
import { LienForm } from './LienForm.tsx';
import { NouveauMotDePasse } from './NouveauMotDePasse.tsx';
import { useRedoInscription } from './compte.calls.ts';

export interface RepriseFormProps {
  jeton: string;
  perdu: () => void;
}

/** Nothing of the earlier registration is kept. */
export function RepriseForm({ jeton, perdu }: RepriseFormProps) {
  const { mutateAsync: redoInscription } = useRedoInscription();
  const [checkCondition, setCheckCondition] = useState(false);
  return (
    <LienForm
      vide={{ prenom: '', nom: '', password: '' }}
      label="Termine ton inscription"
      phrase="Indique ton nom et choisis ton mot de passe. Rien n’est gardé de ce qui a été demandé avant pour ton adresse."
      send={(typed) => redoInscription({ jeton, ...typed, checkCondition })}
      onRefus={({ status }) => {
        if (status === 401) perdu();
        return status === 401;
      }}
      bouton="Ouvrir mon compte"
      pending="Ouverture…"
    >
      {(field, submit) => (
        <>
          <TextInput {...field('prenom')} label="Prénom" autoComplete="given-name" />
          <TextInput {...field('nom')} label="Nom" autoComplete="family-name" />
          <NouveauMotDePasse
            {...field('password')}
            qui={{ jeton, prenom: field('prenom').value, nom: field('nom').value }}
          />
          <AccepteConditions
            checked={checkCondition}
            onChange={(checked) => {
              setCheckCondition(checked);
              submit.forget('checkCondition');
            }}
            error={submit.errors.checkCondition?.[0]}
          />
        </>
      )}
    </LienForm>
  );
}

import { Button, Input, Stack } from '@mantine/core';
import type { useFiche } from '../../socle/kernel/useFiche.ts';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { DateField, TextField } from '../../socle/ui/fields/TextField.tsx';
import { RegistreLu } from './RegistreLu.tsx';
import styles from './eleves.module.css';
import { motDePasseDrawn } from './motDePasse.ts';
import type { Saisie } from './saisie.ts';

type Fiche = Pick<ReturnType<typeof useFiche<{ id: number }, Saisie>>, 'field' | 'form' | 'typed'>;

export function EleveFields({ field, form, typed }: Fiche) {
  const registre = field('registreNational');
  const password = field('password');
  const { id } = form;
  return (
    <>
      <TextField {...field('prenom')} label="Prénom" autoComplete="off" />
      <TextField {...field('nom')} label="Nom" autoComplete="off" />
      <TextField {...field('email')} label="E-mail" type="email" autoComplete="off" />
      <DateField {...field('dateNaissance')} label="Date de naissance" optional />
      {id !== null && typed.registreNational === null ? (
        <Input.Wrapper
          label="Numéro de registre national (facultatif)"
          labelElement="div"
          size="md"
        >
          <Stack gap="xs" className={styles.registre ?? ''}>
            <RegistreLu key={id} id={id} />
            <Button variant="subtle" onClick={() => registre.onChange('')}>
              Remplacer ou retirer le numéro
            </Button>
          </Stack>
        </Input.Wrapper>
      ) : (
        <TextField
          {...registre}
          value={registre.value ?? ''}
          label="Numéro de registre national"
          optional
          inputMode="numeric"
          autoComplete="off"
          placeholder="AA.MM.JJ-XXX.XX"
        />
      )}
      <TextField {...field('rue')} label="Rue" optional autoComplete="off" />
      <TextField {...field('localite')} label="Localité" optional autoComplete="off" />
      <TextField
        {...field('codePostal')}
        label="Code postal"
        optional
        inputMode="numeric"
        autoComplete="off"
      />
      <BoxField {...field('contratSigne')} label="Contrat signé" />
      <BoxField {...field('newsletter')} label="Reçoit la newsletter" />
      <PasswordField
        name="password"
        size="md"
        label="Mot de passe (facultatif)"
        autoComplete="new-password"
        description={
          id === null
            ? 'Sans mot de passe, l’élève choisit le sien par le lien de son mail de bienvenue.'
            : 'Vide, il reste comme il est. Un nouveau mot de passe termine ses sessions.'
        }
        value={password.value}
        error={password.error}
        onChange={(event) => password.onChange(event.currentTarget.value)}
      />
      <Button variant="default" onClick={() => password.onChange(motDePasseDrawn())}>
        Générer un mot de passe
      </Button>
    </>
  );
}

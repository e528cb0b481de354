import { useNow } from '../ui/useNow.ts';

const SOIR = 18;

/** The device's clock decides: evening is from 18:00 to midnight. */
export const salutation = (now: Date) => (now.getHours() >= SOIR ? 'Bonsoir' : 'Bonjour');

export const useSalutation = () => salutation(new Date(useNow(5_000)));

import { useNow } from '../ui/useNow.ts';

const SOIR = 18;

/** By the device's clock: evening from 18:00 to midnight. */
export const salutation = (now: Date) => (now.getHours() >= SOIR ? 'Bonsoir' : 'Bonjour');

export const useSalutation = () => salutation(new Date(useNow(5_000)));

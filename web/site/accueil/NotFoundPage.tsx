import { type MetaFunction, data } from 'react-router';

export { NotFound as default } from '../../socle/ui/NotFound.tsx';

export const meta: MetaFunction = () => [];

export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

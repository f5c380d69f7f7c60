import { NotFound } from '../../blocks/layout/NotFound';

/** Every path that is none of the route table's (SPEC 2). */
export function NotFoundScreen() {
  return <NotFound />;
}

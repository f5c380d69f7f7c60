import { LegalPage } from './parts/LegalPage';
import { terms } from './texts/terms';

export function TermsScreen() {
  return <LegalPage document={terms} />;
}

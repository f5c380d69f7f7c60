import { LegalPage } from './parts/LegalPage';
import { privacyPolicy } from './texts/privacyPolicy';

export function PrivacyScreen() {
  return <LegalPage document={privacyPolicy} />;
}

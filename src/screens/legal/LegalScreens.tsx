import { LegalPage } from './parts/LegalPage';
import { disclaimer } from './texts/disclaimer';
import { privacyPolicy } from './texts/privacyPolicy';
import { terms } from './texts/terms';

export const PrivacyScreen = () => <LegalPage document={privacyPolicy} />;

export const TermsScreen = () => <LegalPage document={terms} />;

export const DisclaimerScreen = () => <LegalPage document={disclaimer} />;

import { typedNumbers } from '../../../contract/phone-numbers.ts';
import type { NgoView } from '../../../contract/entities/ngo.ts';
import { areaCentre } from '../../../contract/policies/service-area.ts';
import { FocusAreas, StatusBadge } from '../../parts/records/ngo-card.tsx';
import { routes } from '../../routes.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { degreesText, kilometresText } from '../../strings/public/disasters.ts';
import { dayText, labelIn, ngoScopeLabels, ngoTexts } from '../../strings/public/ngos.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './ngo.module.css';
import { safeWebsite } from './reach.ts';

/** An area is kept no more exactly. */
const AREA_DECIMALS = 2;

/** All that an NGO has told, and what it has not as such. */
export function NgoProfile({ ngo }: { ngo: NgoView }) {
  const { status, city, description, longDescription } = ngo;
  return (
    <>
      <p className={styles['line']}>
        <StatusBadge status={status} />
        <span className={styles['city']}>
          <Icon name="pin" size={18} />
          <bdi>{city || ngoTexts.notAvailable}</bdi>
        </span>
      </p>
      {[description, longDescription].map(
        (words, at) =>
          words && (
            <p key={at} dir="auto" className={styles['words']}>
              {words}
            </p>
          ),
      )}
      <Card as="article">
        <h2>{ngoTexts.contact}</h2>
        <div className={styles['contact']}>
          <Facts>
            <Fact name={ngoTexts.phone}>
              <Phone number={ngo.contactNumber ?? ''} />
            </Fact>
            <Fact name={ngoTexts.website}>
              <Website address={ngo.website ?? ''} />
            </Fact>
            <Fact name={ngoTexts.address}>
              <bdi className={styles['lines']}>{ngo.address || ngoTexts.notAvailable}</bdi>
            </Fact>
          </Facts>
        </div>
      </Card>
      <div className={styles['ask']}>
        <ButtonLink to={routes.requestAssistance} look="aid" icon="aid" isWide>
          {ngoTexts.requestAid}
        </ButtonLink>
        <p className={styles['soft']}>{ngoTexts.requestAidBody}</p>
      </div>
      <Details ngo={ngo} />
    </>
  );
}

function Details({ ngo }: { ngo: NgoView }) {
  const { focusAreas, scope, area, registrationNumber, createdAt } = ngo;
  const centre = areaCentre(area);
  const day = dayText(createdAt);
  return (
    <Card as="article">
      <h2>{ngoTexts.details}</h2>
      <Facts>
        <Fact name={ngoTexts.focusAreas}>
          {focusAreas.length > 0 ? <FocusAreas areas={focusAreas} /> : ngoTexts.notAvailable}
        </Fact>
        <Fact name={ngoTexts.scope}>{scope ? labelIn(ngoScopeLabels, scope) : ngoTexts.notAvailable}</Fact>
        {area && centre && (
          <Fact name={ngoTexts.area}>
            {ngoTexts.areaRound(kilometresText(area.radiusKm), degreesText(centre.lat, centre.lng, AREA_DECIMALS))}
          </Fact>
        )}
        {safeWebsite(ngo.image ?? '') && (
          <Fact name={ngoTexts.picture}>
            <Website address={ngo.image ?? ''} />
          </Fact>
        )}
        <Fact name={ngoTexts.registration}>{registrationNumber ? leftToRight(registrationNumber) : ngoTexts.none}</Fact>
        <Fact name={ngoTexts.established}>
          {day ?? ngoTexts.none}
          {day && <span className={styles['note']}>{ngoTexts.establishedNote}</span>}
        </Fact>
      </Facts>
    </Card>
  );
}

function Phone({ number }: { number: string }) {
  // As typed: the world's numbering plans would cost everybody who reads about an organization more than the rest of this screen.
  const numbers = typedNumbers(number);
  const isOneNumber = numbers.length === 1 && numbers[0]?.text === number.trim();
  return (
    <>
      {!isOneNumber && <bdi>{number || ngoTexts.notAvailable}</bdi>}
      {numbers.map(({ text, dialled }, index) => (
        <a key={`${index} ${dialled}`} href={`tel:${dialled}`} className={styles['way']}>
          <Icon name="call" size={18} />
          {leftToRight(text)}
        </a>
      ))}
    </>
  );
}

function Website({ address }: { address: string }) {
  const website = safeWebsite(address);
  if (website === undefined) return ngoTexts.notAvailable;
  return (
    <>
      <a href={website.href} target="_blank" rel="noopener noreferrer" className={styles['way']}>
        <Icon name="globe" size={18} />
        {leftToRight(website.host)}
      </a>
      <span className={styles['note']}>{ngoTexts.websiteNote}</span>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useCall } from '../../api';
import { Devices } from '../../components/Devices';
import { useFormat } from '../../i18n/format';

/** What the model does now, where it runs and how fast; nothing where none is installed. */
export function ModelState() {
  const { t } = useTranslation();
  const format = useFormat();
  const state = useCall('models.list', undefined, ['people'], 3000).data?.state;
  if (!state || state.status === 'none') return null;
  const { device, backend, layers, layersOf, deviceBytes, hostBytes, tokensPerSecond, note } = state;
  return (
    <div className="xs muted" data-testid="model-running">
      <p>
        {[
          state.model ?? '',
          t(`models.status.${state.status}`),
          ...(state.page === null ? [] : [t('models.page', { page: state.page })]),
        ].join(' · ')}
      </p>
      {backend !== null && (
        <p>
          {t('models.where', {
            device: backend === 'cpu' ? t('models.cpu') : (device ?? backend),
            layers,
            layersOf,
            memory: format.bytes(deviceBytes + hostBytes),
          })}
        </p>
      )}
      {tokensPerSecond !== null && (
        <p>
          {t('models.speed', {
            speed: tokensPerSecond.toFixed(1),
            answered: state.answered,
            queued: state.queued,
          })}
        </p>
      )}
      <Devices state={state} />
      {note !== null && <p>{t([`models.note.${note}`, `error.${note}`], { defaultValue: note })}</p>}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { ModelState } from '../../preload/contract';
import { useFormat } from '../i18n/format';

/** Graphics devices as the drivers name them, with what is free of their memory; nothing before anybody looked. */
export function Devices({ state }: { state: Pick<ModelState, 'devices' | 'kinds'> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { devices, kinds } = state;
  if (devices === null) return null;
  return (
    <div className="xs muted" data-testid="model-devices">
      {devices.length === 0 && <p>{t('models.noDevices')}</p>}
      {devices.map(({ title, backend, memory, free }, i) => (
        <p key={`${backend}-${i}`}>
          {t(free === null ? 'models.device' : 'models.deviceFree', {
            title,
            backend,
            memory: memory === null ? t('models.unknownMemory') : format.bytes(memory),
            free: format.bytes(free ?? 0),
          })}
        </p>
      ))}
      {kinds.length > 0 && <p>{t('models.kinds', { list: kinds.join(', ') })}</p>}
    </div>
  );
}

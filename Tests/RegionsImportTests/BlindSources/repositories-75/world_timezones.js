export const timezones = [
  { text: 'UTC', value: 'UTC' },
  { text: 'America/New_York', value: 'America/New_York' },
  { text: 'America/Chicago', value: 'America/Chicago' },
  { text: 'America/Denver', value: 'America/Denver' },
  { text: 'America/Los_Angeles', value: 'America/Los_Angeles' },
  { text: 'America/Anchorage', value: 'America/Anchorage' },
  { text: 'America/Honolulu', value: 'America/Honolulu' },
  { text: 'Europe/London', value: 'Europe/London' },
  { text: 'Europe/Paris', value: 'Europe/Paris' },
  { text: 'Europe/Berlin', value: 'Europe/Berlin' },
  { text: 'Europe/Moscow', value: 'Europe/Moscow' },
  { text: 'Asia/Dubai', value: 'Asia/Dubai' },
  { text: 'Asia/Singapore', value: 'Asia/Singapore' },
  { text: 'Asia/Tokyo', value: 'Asia/Tokyo' },
  { text: 'Asia/Shanghai', value: 'Asia/Shanghai' },
  { text: 'Australia/Sydney', value: 'Australia/Sydney' },
  { text: 'Pacific/Auckland', value: 'Pacific/Auckland' }
] 
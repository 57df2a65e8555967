import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: `${brand.name}: correo temporal gratis que se borra solo`,
  pricing: `Precios: correo temporal gratis, Premium por ${limits.price}`,
  'what-is-temp-mail': '¿Qué es el correo temporal? Guía de dos minutos',
  '10-minute-mail': `Correo temporal de 10 minutos: gratis y dura ${limits.freeLifetime}`,
  'throwaway-email': 'Correo desechable: úsalo una vez y olvídalo',
  'fake-email-generator': 'Generador de correos falsos que sí reciben mensajes',
  'burner-email': 'Correo anónimo: hoy te escriben, mañana ya no existe',
  about: `Acerca de ${brand.name}: el correo que se borra solo`,
  help: 'Ayuda: respuestas sobre el correo temporal',
  developers: 'API de correo desechable para pruebas, scripts y agentes',
  'api-docs': 'Referencia de la API',
  contact: 'Contacto',
  terms: 'Términos del servicio',
  privacy: 'Política de privacidad',
  blog: 'Blog: correo temporal, privacidad y seguridad',
  login: 'Iniciar sesión',
  upgrade: 'Pasar a Premium',
  'shared-inbox': 'Bandeja de entrada',
  payment: 'Pago',
  'payment-success': 'Pago realizado',
  dashboard: 'Panel',
  benefits: 'Ventajas',
  manage: 'Administrar',
  account: 'Cuenta',
  'reset-password': 'Restablecer contraseña',
  'reactivate-subscription': 'Reactivar suscripción',
  'expired-subscription': 'Suscripción caducada',
  resubscribe: 'Renovar suscripción',
};

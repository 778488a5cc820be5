import { expect, test } from 'vitest';
import { speaksOfOthers } from './about-others.ts';

test.each([
  'Invite a member',
  'Add another team member',
  'Edit contact',
  'Send invitation',
  'Neues Mitglied einladen',
  'Patienten anlegen',
  'Inviter un collègue',
  'Ajouter une nouvelle personne',
  'Añadir un contacto',
  'Aggiungi un utente',
  'Adicionar paciente',
  'Lägg till en ny kontakt',
  'Medewerker toevoegen',
  'Dodaj nowego pracownika',
  'Пригласить участника',
  'Yeni üye ekle',
  'Details of your child',
])('“%s” is about somebody else', (words) => {
  expect(speaksOfOthers(words)).toBe(true);
});

test.each([
  'Create an account',
  'New customers',
  'Request an invitation',
  'Add your phone number',
  'Kontakt',
  'Contactez un conseiller',
  'Mitglied werden',
  'Edit your profile',
])('“%s” is not', (words) => {
  expect(speaksOfOthers(words)).toBe(false);
});
